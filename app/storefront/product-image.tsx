import { CategoryIcon } from '~/ui/media/category-icon'
import { Picture } from '~/ui/media/picture'
import { Reflection } from '~/ui/media/reflection'

export type ProductImageProps = {
  /** The address of a picture of 800 × 600. */
  image?: string
  /** Decides the drawing that stands in when there is no picture. */
  category?: string
  size?: 'card' | 'thumb'
  eager?: boolean
}

/** A product's picture in a fixed frame, or a drawing of its category over the water. */
export function ProductImage({ image, category = '', size = 'card', eager }: ProductImageProps) {
  const frame = size === 'card' ? 'aspect-4/3 w-full' : 'size-16 shrink-0'
  return (
    <div className={`overflow-hidden rounded-sm bg-ground ${frame}`}>
      {image ? (
        <Picture
          src={image}
          alt=""
          width={800}
          height={600}
          eager={eager}
          className="size-full object-cover"
        />
      ) : (
        <div className="grid h-full grid-rows-[1fr_auto] overflow-hidden">
          <CategoryIcon
            name={category}
            className={`place-self-center text-ink-soft ${size === 'card' ? 'size-14 stroke-[1.25]' : 'size-6'}`}
          />
          {size === 'card' && <Reflection className="mb-6 h-10 w-full" />}
        </div>
      )}
    </div>
  )
}
