import * as contract from '../../../features/communication/contract/unsubscribe.endpoints.ts'
import { stopParts, unsubscribeKeys } from '../../../features/communication/server/unsubscribe-links.ts'
import { row } from './row.ts'
import { everybody, type World } from './world.ts'

/** A link in an email of the leader: anybody with the link may use it. */
const link = async ({ db, people }: World) => {
  const { uid } = people.leader
  const key = (await unsubscribeKeys(db, [uid])).get(uid)!
  const about = { uid, kinds: ['TASKS' as const] }
  const { unsubscribeUrl } = stopParts({ publicUrl: 'https://portal.example' }, key, about, 'Stop')
  return { query: { token: new URL(unsubscribeUrl!).searchParams.get('token')! } }
}

/** Calls authorized by a link in an email. */
export const unsubscribeRows = [
  row(contract.getUnsubscription, everybody, link),
  row(contract.unsubscribeFromEmails, everybody, link),
]
