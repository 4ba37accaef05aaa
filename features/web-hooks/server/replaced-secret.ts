import { notify } from '#features/communication'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'

type Replaced = {
  url: string
  acceleratorId: number | null
  recipients: readonly string[]
  /** Where the owners take the new secret. */
  link: ScreenHref
}

/** Notifies the owners of a webhook whose secret was replaced; both secrets sign for `days`. */
export const notifyOfReplacedSecret = (
  db: Db,
  { url, acceleratorId, recipients, link }: Replaced,
  days: number,
): Promise<void> =>
  notify(db, {
    eventId: null,
    code: 'HOOK_SECRET_REPLACED',
    params: { address: new URL(url).hostname, days: String(days) },
    senderUid: null,
    acceleratorId,
    recipients,
    link,
  })
