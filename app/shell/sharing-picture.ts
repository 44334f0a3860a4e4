import { sharingPaths } from '~/paths/sharing'

const SOURCES = /^\/(?:media\/(products|projects)|pictures\/(products|showcase))\/([^/]+)$/

/** Pixels that those who show a shared link ask for. */
export const SHARING_SIZE = { width: 1200, height: 630 }

/**
 * The address of a picture as a shared link shows it, for the picture of a service or a project;
 * undefined for any other.
 */
export function sharingPicture(image: string): string | undefined {
  const [, own, stored, name] = SOURCES.exec(image) ?? []
  return name && sharingPaths.picture((own ?? stored)!, `${name}.jpg`)
}
