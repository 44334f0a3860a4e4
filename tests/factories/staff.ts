import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { writePermissions, type Permission } from '../../app/platform/session/permissions.rules'
import { cheapPasswordHash } from '../setup/seed'
import { Visitor } from '../setup/visitor'
import { createPerson } from './person'

/** Somebody of the staff who may do these things alone, signed in. */
export async function staffWho(...permissions: Permission[]): Promise<Visitor> {
  const { username } = await createPerson({
    role: 'admin',
    isAdmin: true,
    permissions: writePermissions(permissions),
    passwordHash: cheapPasswordHash(),
  })
  const visitor = new Visitor()
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}
