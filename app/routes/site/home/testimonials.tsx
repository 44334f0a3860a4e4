import { useTranslation } from 'react-i18next'
import { Awaited } from '~/ui/feedback/awaited'
import { Badge } from '~/ui/feedback/badge'
import { Container } from '~/ui/layout/container'
import { Marquee } from '~/ui/media/marquee'
import { Picture } from '~/ui/media/picture'
import { Stars } from '~/ui/media/stars'

export type TestimonialView = {
  id: number
  name: string
  role: string
  companyName: string
  quote: string
  rating: number
  image: string | null
  /** Not a client's words. */
  isSample: boolean
}
export type TestimonialsProps = { testimonials: TestimonialView[] | Promise<TestimonialView[]> }

const FACE = 48

function Testimonial({
  name,
  role,
  companyName,
  quote,
  rating,
  image,
  isSample,
}: Omit<TestimonialView, 'id'>) {
  const { t } = useTranslation('highlights')
  return (
    <figure className="flex h-full flex-col gap-4 rounded-md border border-transparent bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stars rating={rating} />
        {isSample && <Badge>{t('testimonials.example')}</Badge>}
      </div>
      <blockquote className="flex-1">{quote}</blockquote>
      <figcaption className="flex items-center gap-3 text-sm text-ink-soft">
        {image && (
          <Picture
            src={image}
            alt=""
            width={FACE}
            height={FACE}
            className="size-12 rounded-full object-cover"
          />
        )}
        <span className="min-w-0">
          <span className="block font-semibold text-ink">{name}</span> {role}, {companyName}
        </span>
      </figcaption>
    </figure>
  )
}

/** What clients say, drifting by; samples are marked as such (spec §2.10.8, §4). */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { t } = useTranslation('highlights')
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="grid gap-8 py-section"
    >
      <Container>
        <h2 id="testimonials-title" className="max-w-[24ch] text-3xl">
          {t('testimonials.title')}
        </h2>
      </Container>
      <Awaited value={testimonials} className="min-h-96">
        {(list) => (
          <Marquee
            label={t('testimonials.strip')}
            cardWidth={280}
            aside={
              list.some(({ isSample }) => isSample) && (
                <p className="max-w-[72ch] text-sm text-ink-soft">{t('testimonials.note')}</p>
              )
            }
          >
            {list.map(({ id, ...testimonial }) => (
              <li key={id}>
                <Testimonial {...testimonial} />
              </li>
            ))}
          </Marquee>
        )}
      </Awaited>
    </section>
  )
}
