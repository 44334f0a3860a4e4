import { DEMO_STUDIO_OWNER } from '../../app/domain/people/demo-accounts'

/**
 * Who meets the app: nobody signed in, one of each role, and the owner of the demo's other studio.
 */
export const PEOPLE = ['anonymous', 'client', 'freelancer', 'admin', DEMO_STUDIO_OWNER] as const
export type Who = (typeof PEOPLE)[number]
