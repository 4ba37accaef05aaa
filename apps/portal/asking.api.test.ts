import { beforeAll, expect, test } from 'vitest'
import { askingLimit } from '#platform/server/count-asking.ts'
import { createAccelerationRequest } from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { createAcceleratorRequest } from '../../features/accelerators/contract/request.endpoints.ts'
import { sampleRequest } from '../../features/accelerators/server/request.samples.ts'
import { requestRole, revokeRoleRequest } from '../../features/roles/contract/role.endpoints.ts'
import { askToJoin } from '../../features/teams/contract/join-request.endpoints.ts'
import { askAcceleratorTeam } from '../../features/teams/contract/team-request.endpoints.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

test('asking, taking back and asking again has an end, and so has every other way to ask', async () => {
  const person = await portal.make.person()
  const as = portal.as(person)
  const ask = () => as.call(requestRole, { body: { role: 'INV', message: 'Инвестирую' } })
  for (let asked = 0; asked < askingLimit.hits; asked++) {
    const { status, body } = await ask()
    expect(status).toBe(200)
    const { status: revoked } = await as.call(revokeRoleRequest, {
      body: { requestId: body['id'] as number },
    })
    expect(revoked).toBeLessThan(300)
  }
  const accelerator = await portal.make.accelerator()
  await portal.db
    .updateTable('accelerator')
    .set({ team_recruiting: true, requests_to_team: true })
    .where('id', '=', accelerator.id)
    .execute()
  const track = await portal.make.track({ accelerator })
  const project = await portal.make.project({ leader: person })
  const other = await portal.make.project({ leader: await portal.make.person() })
  const answers = [
    await ask(),
    await as.call(askAcceleratorTeam, {
      body: { acceleratorId: accelerator.id, role: 'EXP', message: 'Возьмите меня' },
    }),
    await as.call(askToJoin, { body: { projectCode: other.serial_number! } }),
    await as.call(createAcceleratorRequest, { body: sampleRequest }),
    await as.call(createAccelerationRequest, {
      body: { projectId: project.id, trackId: track.id, consentVersion: contactConsentVersion },
    }),
  ]
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
    answers.map(() => [429, 'RATE_LIMITED']),
  )
})
