import type { Endpoint } from '#platform/contract/endpoint.ts'
import { memberRoles } from '#platform/domain/actor.ts'
import { createAccelerationRequest } from '../../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { startApplicationDraft } from '../../../features/acceleration-requests/contract/application-draft.endpoints.ts'
import { createAcceleratorRequest } from '../../../features/accelerators/contract/request.endpoints.ts'
import { sampleRequest } from '../../../features/accelerators/server/request.samples.ts'
import { setConsents } from '../../../features/people/contract/profile.endpoints.ts'
import { addRole, requestRole } from '../../../features/roles/contract/role.endpoints.ts'
import { openRoles, requestableRoles } from '../../../features/roles/domain/roles.rules.ts'
import { askAcceleratorTeam } from '../../../features/teams/contract/team-request.endpoints.ts'
import type { Person } from '../factories/person.ts'
import type { Answer, Parts, TestPortal } from '../portal.ts'
import { rows, type World } from './index.ts'

/**
 * Calls whose row includes an action by another person: then the right is granted by them, not by oneself. All other
 * calls open to a stranger are actions on oneself or requests.
 */
const givenByOthers: ReadonlySet<string> = new Set(['acceptInvitation'])

/** One action with its response. */
export type SelfMadeAction = { name: string; answer: Answer }

type Action = { endpoint: Endpoint; parts: () => Promise<Parts> | Parts }

/** Every command that a stranger may send, as in the permission table. */
const commandsOfStrangers = (world: World, person: Person): Action[] =>
  rows
    .filter(
      ({ endpoint, may }) =>
        endpoint.method !== 'GET' && may.includes('stranger') && !givenByOthers.has(endpoint.name),
    )
    .map(({ endpoint, call }) => ({ endpoint, parts: () => call(world, person) }))

/** Everything that can be requested or added, once per kind. */
const everyRequest = (world: World, person: Person): Action[] => [
  ...openRoles.map((role) => ({ endpoint: addRole, parts: () => ({ body: { role } }) })),
  ...requestableRoles.map((role) => ({
    endpoint: requestRole,
    parts: () => ({ body: { role, message: 'Хочу видеть проекты.' } }),
  })),
  ...memberRoles.map((role) => ({
    endpoint: askAcceleratorTeam,
    parts: async () => {
      const { id } = await world.make.accelerator({ requests_to_team: true })
      return { body: { acceleratorId: id, role, message: 'Возьмите меня.' } }
    },
  })),
  {
    endpoint: createAcceleratorRequest,
    parts: () => ({ body: { ...sampleRequest, name: 'Мой акселератор' } }),
  },
  {
    endpoint: setConsents,
    parts: () => ({ body: { cardPublished: true, cardToWorld: true, processing: true } }),
  },
  {
    endpoint: startApplicationDraft,
    parts: async () => ({
      body: {
        projectId: (await world.make.project({ leader: person })).id,
        trackId: (await world.track()).id,
      },
    }),
  },
  {
    endpoint: createAccelerationRequest,
    parts: async () => ({
      body: {
        projectId: (await world.make.project({ leader: person })).id,
        trackId: (await world.track()).id,
      },
    }),
  },
]

/** Performs everything that a person can do to themselves or request, one action after another. */
export const makeOfOneself = async (
  portal: TestPortal,
  world: World,
  person: Person,
): Promise<SelfMadeAction[]> => {
  const done: SelfMadeAction[] = []
  for (const { endpoint, parts } of [...commandsOfStrangers(world, person), ...everyRequest(world, person)])
    done.push({
      name: endpoint.name,
      answer: await portal.as(person).send(endpoint, await parts()),
    })
  return done
}
