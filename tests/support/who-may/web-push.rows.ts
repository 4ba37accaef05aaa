import { sql } from 'kysely'
import * as contract from '../../../features/web-push/contract/push.endpoints.ts'
import { row } from './row.ts'
import { everybody } from './world.ts'

const p256dh = `B${'A'.repeat(86)}`
const auth = 'A'.repeat(22)

let made = 0
const endpoint = () => `https://push.example.com/${(made += 1)}`

/** Calls about a person's own devices. */
export const webPushRows = [
  row(contract.getPush, everybody, () => ({})),
  row(contract.preparePush, everybody, () => ({})),
  row(contract.addPushDevice, everybody, () => ({
    headers: {},
    body: { endpoint: endpoint(), keys: { p256dh, auth } },
  })),
  row(contract.keepPushDevice, everybody, () => ({ body: { endpoint: endpoint() } })),
  row(contract.removePushDevice, everybody, async ({ db }, by) => {
    const { rows } = await sql<{ id: number }>`
      insert into push_device (person_uid, session_id, endpoint, p256dh, auth)
      values (${by.uid}, 'session', ${endpoint()}, ${p256dh}, ${auth}) returning id`.execute(db)
    return { body: { deviceId: rows[0]!.id } }
  }),
  row(contract.savePushKinds, everybody, () => ({ body: { kinds: ['TASKS' as const] } })),
]
