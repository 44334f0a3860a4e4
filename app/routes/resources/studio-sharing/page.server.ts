import { brandPalettes } from '~/domain/studios/brand-palette.rules'
import type { ShopFront } from '~/domain/studios/shop-front.server'
import { storage } from '~/platform/storage/storage.server'
import { escapeXml } from '~/platform/xml'
import { SHARING_SIZE } from '~/shell/sharing-picture'

/** Pixels. */
const LOGO = 176
const EDGE = 24
const NAME = { width: 980, height: 150 }
const GAP = 48
const FACE = 'app/domain/invoices/fonts/display-700.ttf'
const LONGEST_NAME = 48

async function drawName(name: string, color: string) {
  const { default: sharp } = await import('sharp')
  const words = escapeXml(name.slice(0, LONGEST_NAME))
  return sharp({
    text: {
      text: `<span foreground="${color}">${words}</span>`,
      font: 'Bricolage Grotesque 96pt ExtraBold',
      fontfile: FACE,
      rgba: true,
      ...NAME,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

async function drawLogo({ logoKey }: ShopFront) {
  const file = logoKey ? await storage().get(logoKey) : null
  if (!file) return null
  const { default: sharp } = await import('sharp')
  return sharp(await new Response(file.body).arrayBuffer())
    .resize({ width: LOGO, height: LOGO, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** A studio's name and logo on its own colors, as a shared link to its shop front shows it. */
export async function drawStudio(front: ShopFront): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { light } = brandPalettes(front.accentColour, front.groundColour)
  const parts = [await drawLogo(front), await drawName(front.name, light.ink)].filter(
    (part) => part !== null,
  )
  const { width, height } = SHARING_SIZE
  const high = parts.reduce((sum, { info }) => sum + info.height, GAP * (parts.length - 1))
  let top = Math.round((height - high) / 2)
  const placed = parts.map(({ data, info }) => {
    const part = { input: data, top, left: Math.round((width - info.width) / 2) }
    top += info.height + GAP
    return part
  })
  const edge = { create: { width, height: EDGE, channels: 3 as const, background: light.canal } }
  return sharp({ create: { width, height, channels: 3, background: light.ground } })
    .composite([{ input: edge, top: height - EDGE, left: 0 }, ...placed])
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
}
