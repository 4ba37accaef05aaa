import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import * as contract from '../contract/push.endpoints.ts'
import { forgetDevice, keepDevice, saveDevice } from './devices.repository.ts'
import { ensurePushKey } from './push-key.ts'
import type { PushSettings } from './settings.ts'

/** New addresses of a person in a day: each may make the portal call another server. */
const limit = { hits: 50, seconds: 86_400 }

/** The session of the call's token. */
const sessionOf = ({ sid }: { sid?: string }): string => {
  if (sid === undefined) throw new ProductError('ACCESS_DENIED')
  return sid
}

export const preparePushUseCase = ({ vault }: PushSettings): Handler =>
  useCase({
    endpoint: contract.preparePush,
    load: nothing,
    authorize: portalPolicy.beThemselves,
    run: async ({ db }) => ({ publicKey: await ensurePushKey(db, vault) }),
  })

export const addPushDeviceUseCase = useCase({
  endpoint: contract.addPushDevice,
  load: async ({ actor }) => ({ personUid: actor.uid }),
  authorize: portalPolicy.beThemselves,
  run: async ({ db, actor }, { headers, body: { endpoint, keys } }) => {
    await countHit(db, `web-push:${actor.uid}`, limit)
    const id = await saveDevice(db, {
      personUid: actor.uid,
      sessionId: sessionOf(actor),
      endpoint,
      ...keys,
      userAgent: headers['user-agent'] ?? '',
    })
    return { id }
  },
})

export const keepPushDeviceUseCase = useCase({
  endpoint: contract.keepPushDevice,
  load: nothing,
  authorize: portalPolicy.beThemselves,
  run: async ({ db, actor }, { body: { endpoint } }) => ({
    known: await keepDevice(db, { personUid: actor.uid, sessionId: sessionOf(actor), endpoint }),
  }),
})

export const removePushDeviceUseCase = useCase({
  endpoint: contract.removePushDevice,
  load: async ({ db, actor }, { body: { deviceId } }) => {
    if (actor.kind !== 'person') return undefined
    const { rows } = await sql<{ id: number; personUid: string }>`
      select id, person_uid as "personUid" from push_device where id = ${deviceId} and person_uid = ${actor.uid}`.execute(
      db,
    )
    return rows[0]
  },
  authorize: portalPolicy.beThemselves,
  run: async ({ db }, _input, { id }) => {
    await forgetDevice(db, id)
    return undefined
  },
})

export const savePushKindsUseCase = useCase({
  endpoint: contract.savePushKinds,
  load: async ({ actor }) => ({ personUid: actor.uid }),
  authorize: portalPolicy.beThemselves,
  run: async ({ db, actor }, { body }) => {
    const kinds = [...new Set(body.kinds)]
    await sql`insert into push_kinds (person_uid, kinds) values (${actor.uid}, ${kinds})
      on conflict (person_uid) do update set kinds = excluded.kinds`.execute(db)
    return { kinds }
  },
})
