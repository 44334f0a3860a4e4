import sharp from 'sharp'

/** Above them a picture is not looked into. */
const MOST_PIXELS = 100_000_000

/**
 * Format and size in pixels of a bitmap, by its head alone; null for what is none, or is too large.
 */
export async function readImageSize(
  body: Buffer,
): Promise<{ format: string; width: number; height: number } | null> {
  // A drawing has no pixels, and none of a stranger's is drawn here.
  if (
    body.byteLength === 0 ||
    /^\s*</.test(
      body
        .subarray(0, 200)
        .toString('latin1')
        .replace(/^\xef\xbb\xbf/, ''),
    )
  )
    return null
  try {
    const { format, width, height, compression } = await sharp(body, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'none',
    }).metadata()
    return format && width && height
      ? { format: compression === 'av1' ? 'avif' : format, width, height }
      : null
  } catch {
    return null
  }
}
