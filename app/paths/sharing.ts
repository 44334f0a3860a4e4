import { withQuery } from './query'

/** Pictures of shared links; apart from the other paths, which weigh in the script of every page. */
export const sharingPaths = {
  picture: (folder: string, name: string) => `/pictures/sharing/${folder}/${name}`,
  /** `look` changes with what the picture shows. */
  studio: (slug: string, look: string) =>
    withQuery(`/studiostack/studio/${encodeURIComponent(slug)}/sharing.jpg`, { v: look }),
}
