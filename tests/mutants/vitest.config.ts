import { defineConfig } from 'vitest/config'
import whole from '../../vitest.config'
import { AREAS } from './areas'

type Project = { test: { name: string; include: string[]; setupFiles: string } }

const { tests } = AREAS[process.env.KANAL_MUTANTS_AREA!]!
const projects = (whole.test!.projects as Project[])
  .filter(({ test }) => ['rules', 'unit'].includes(test.name))
  .map((project) => ({
    ...project,
    test: {
      ...project.test,
      setupFiles: [project.test.setupFiles, 'tests/mutants/properties.setup.ts'],
      include: tests.filter((test) => test.includes('.rules.') === (project.test.name === 'rules')),
    },
  }))

/** The tests of an area as StrykerJS runs them: in threads of its own. */
export default defineConfig({
  ...whole,
  test: {
    ...whole.test,
    projects: projects.filter(({ test }) => test.include.length > 0),
    reporters: [],
    execArgv: [],
  },
})
