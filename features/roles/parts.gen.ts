// Written by `npm run parts` from the names of the files; never by hand.
import * as roleEndpoints from './contract/role.endpoints.ts'
import * as grantRolesUseCase from './server/grant-roles.use-case.ts'
import * as ownRolesUseCase from './server/own-roles.use-case.ts'
import * as roleRequestsUseCase from './server/role-requests.use-case.ts'
import * as roleTransfersUseCase from './server/role-transfers.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as registerSubscribers from './server/register.subscribers.ts'
import * as rolesAgendaSource from './server/roles.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'roles',
  contract: [
    roleEndpoints,
  ],
  handlers: [
    grantRolesUseCase,
    ownRolesUseCase,
    roleRequestsUseCase,
    roleTransfersUseCase,
  ],
  subscribers: [
    notifySubscribers,
    registerSubscribers,
  ],
  agendaSources: [
    rolesAgendaSource,
  ],
  texts: { en, ru },
}
