/** What a camera or a program wrote into a picture, as far as people mind it. */
export interface PictureStory {
  /**
   * Degrees, north and east positive; `unreadable` where a place is told in a way that is not
   * understood.
   */
  place: { latitude: number; longitude: number } | 'unreadable' | null
  camera: string | null
  /** As the camera's clock had it. */
  taken: string | null
  author: string | null
  copyright: string | null
}

/** Tags of Exif 3.0 (CIPA DC-008), in the directory that each stands in. */
const TAGS = {
  make: 0x010f,
  model: 0x0110,
  dateTime: 0x0132,
  artist: 0x013b,
  copyright: 0x8298,
  exif: 0x8769,
  gps: 0x8825,
  taken: 0x9003,
}
const GPS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 }
const TYPE_BYTES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }
const MOST_ENTRIES = 200
const LONGEST_TEXT = 80

type Entry = { type: number; count: number; at: number }

/** The TIFF structure that Exif is written in; whatever points outside of it is not there. */
function tiffReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = view.byteLength > 8 && view.getUint16(0) === 0x4949
  const short = (at: number) => (at + 2 <= view.byteLength ? view.getUint16(at, little) : 0)
  const long = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at, little) : 0)
  const directory = (at: number) => {
    const entries = new Map<number, Entry>()
    const count = at > 0 ? Math.min(short(at), MOST_ENTRIES) : 0
    for (
      let entry = at + 2;
      entry < at + 2 + count * 12 && entry + 12 <= view.byteLength;
      entry += 12
    ) {
      const [type, values] = [short(entry + 2), long(entry + 4)]
      const inside = (TYPE_BYTES[type] ?? Infinity) * values <= 4
      entries.set(short(entry), { type, count: values, at: inside ? entry + 8 : long(entry + 8) })
    }
    return entries
  }
  const text = (entry: Entry | undefined) => {
    if (!entry || entry.type !== 2) return null
    const raw = bytes.subarray(
      entry.at,
      Math.min(entry.at + entry.count, entry.at + LONGEST_TEXT, bytes.length),
    )
    return (
      new TextDecoder()
        .decode(raw)
        .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .trim() || null
    )
  }
  const degrees = (entry: Entry | undefined) => {
    if (!entry || entry.type !== 5 || entry.count !== 3) return NaN
    const part = (index: number) => long(entry.at + index * 8) / long(entry.at + index * 8 + 4)
    return part(0) + part(1) / 60 + part(2) / 3600
  }
  return { start: long(4), long, directory, text, degrees }
}

function readPlace(tiff: ReturnType<typeof tiffReader>, at: number): PictureStory['place'] {
  const gps = tiff.directory(at)
  if (!gps.has(GPS.latitude) && !gps.has(GPS.longitude)) return null
  const latitude =
    tiff.degrees(gps.get(GPS.latitude)) * (tiff.text(gps.get(GPS.latitudeRef)) === 'S' ? -1 : 1)
  const longitude =
    tiff.degrees(gps.get(GPS.longitude)) * (tiff.text(gps.get(GPS.longitudeRef)) === 'W' ? -1 : 1)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : 'unreadable'
}

/**
 * Reads the Exif block of a picture, with or without the `Exif` before it. What cannot be read is
 * as if it were not there.
 */
export function readExif(block: Uint8Array): PictureStory {
  const bytes = block[0] === 0x45 && block[1] === 0x78 ? block.subarray(6) : block
  const tiff = tiffReader(bytes)
  const main = tiff.directory(tiff.start)
  const pointer = (tag: number) => (main.has(tag) ? tiff.long(main.get(tag)!.at) : 0)
  const camera = [tiff.text(main.get(TAGS.make)), tiff.text(main.get(TAGS.model))]
  return {
    place: readPlace(tiff, pointer(TAGS.gps)),
    camera:
      (camera[1]?.startsWith(camera[0] ?? '') ? camera[1] : camera.filter(Boolean).join(' ')) ||
      null,
    taken:
      tiff.text(tiff.directory(pointer(TAGS.exif)).get(TAGS.taken)) ??
      tiff.text(main.get(TAGS.dateTime)),
    author: tiff.text(main.get(TAGS.artist)),
    copyright: tiff.text(main.get(TAGS.copyright)),
  }
}
