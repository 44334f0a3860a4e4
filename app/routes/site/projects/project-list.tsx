import { ProjectCard, type ProjectCardProps } from '~/routes/site/_area/project-card'

export type ProjectListProps = { projects: ProjectCardProps[] }

/**
 * The first project, and one that would stand alone in the last row, have their words beside the
 * picture.
 */
function isBeside(index: number, count: number) {
  if (count === 2) return false
  return index === 0 || (index === count - 1 && count % 2 === 0)
}

/** Projects with large pictures: one to open with, then in pairs. */
export function ProjectList({ projects }: ProjectListProps) {
  return (
    <ul className="grid gap-x-gap gap-y-14 md:grid-cols-2">
      {projects.map((project, index) => {
        const beside = isBeside(index, projects.length)
        return (
          <li key={project.id} className={beside ? 'md:col-span-2' : ''}>
            <ProjectCard
              {...project}
              headingLevel={2}
              layout={beside ? 'beside' : 'stacked'}
              eager={index === 0}
            />
          </li>
        )
      })}
    </ul>
  )
}
