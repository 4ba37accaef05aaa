import * as contract from '../../../features/first-start/contract/first-start.endpoints.ts'
import { row } from './row.ts'
import { everybody } from './world.ts'

const administrators = ['portalAdmin', 'deputyAdmin'] as const
const see = everybody.filter((who) => who !== 'portalAdmin' && who !== 'deputyAdmin')

/** While somebody administers the portal, no link is alive: the page and its form find nothing for anybody. */
const dead = { key: 'k'.repeat(43) }

/** Setting the portal up begins with the link that its log contains. */
const withLink = { who: 'the person with the link of the first start' }

/** Calls of setting the portal up. */
export const firstStartRows = [
  row(contract.getFirstStartLink, [], () => ({ query: dead }), { guest: 404, only: withLink }),
  row(
    contract.becomeFirstAdministrator,
    [],
    () => ({
      body: {
        ...dead,
        email: 'first@portal.example',
        lastName: 'Первый',
        firstName: 'Администратор',
        password: 'demo-Passw0rd',
        passwordRepeat: 'demo-Passw0rd',
      },
    }),
    { guest: 404, only: withLink },
  ),
  row(contract.getFirstStart, administrators, () => ({}), { see }),
  row(
    contract.checkFirstStart,
    administrators,
    () => ({ body: { step: 'files' as const, origin: 'https://portal.example' } }),
    { see },
  ),
  // The portal of the tests is not set up: permitted callers get STATE_CHANGED.
  row(contract.finishFirstStart, administrators, () => ({}), { see }),
]
