import { withQuery, type Query } from './paths'

/** The addresses of a studio's own side of Studio Stack; apart from the others, which weigh in the script of every page. */
export const studioPaths = {
  auth: (query?: Query) => withQuery('/studiostack/auth', query),
  dashboard: () => '/studiostack/dashboard',
  export: () => '/studiostack/dashboard/export',
}
