import type { PictureSize } from '../../../app/domain/pictures/picture.rules'

const PAPERS = ['#ead9b8', '#e3cfa9', '#f0e2c6', '#dcc59b']
const INKS = ['#8f2d1d', '#1f3a44', '#c07a2c', '#3d4a2e']

/** A folded sheet with a hill, water and a sun in three inks; another one for each seed. */
export function drawing({ width, height }: PictureSize, seed: number): string {
  const pick = <T>(list: readonly T[], step: number) => list[(seed * 7 + step * 3) % list.length]!
  const [paper, one, two] = [pick(PAPERS, 0), pick(INKS, seed), pick(INKS, seed + 1)]
  const fold = width * (0.3 + ((seed * 13) % 40) / 100)
  const horizon = height * (0.55 + ((seed * 5) % 20) / 100)
  const peak = width * (0.2 + ((seed * 17) % 60) / 100)
  const waves = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M0 ${horizon + 24 + index * 28} q ${width / 8} ${index % 2 ? 14 : -14} ${width / 4} 0 t ${width / 4} 0 t ${width / 4} 0 t ${width / 4} 0" fill="none" stroke="${one}" stroke-width="4"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${paper}"/>
    <circle cx="${width - peak * 0.6}" cy="${height * 0.3}" r="${height * 0.13}" fill="${two}"/>
    <path d="M0 ${horizon} L${peak} ${height * 0.18} L${width} ${horizon} Z" fill="${one}"/>
    <path d="M${peak} ${height * 0.18} L${width} ${horizon} L${peak} ${horizon} Z" fill="#000" opacity=".18"/>
    ${waves.join('')}
    <rect x="${fold}" width="${width - fold}" height="${height}" fill="#000" opacity=".05"/>
    <path d="M${fold} 0 V${height}" stroke="#fff" stroke-width="3" opacity=".6"/>
  </svg>`
}

/** A sheet folded into a hill over water. */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path d="M4 44 L26 10 L60 44 Z" fill="#8f2d1d"/><path d="M26 10 L60 44 L26 44 Z" fill="#5f1a10"/>
  <path d="M4 51 h56 M12 58 h40" stroke="#1f3a44" stroke-width="4"/>
</svg>`
