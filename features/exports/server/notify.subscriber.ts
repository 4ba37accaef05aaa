import { sql } from 'kysely'
import { notify } from '#features/communication'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { exportEvents } from '../domain/events.ts'
import { nameOf } from './list-words.ts'
import type { ExportSettings } from './settings.ts'

type Ended = { list: string; personUid: string; locale: 'ru' | 'en'; ready: boolean }

/** Tells whoever asked for an export that it is ready or was refused: they have gone on with something else. */
export const notifyOfExport = ({ find }: ExportSettings) =>
  subscriber<{ id: number }>({
    name: 'exports.notify',
    events: exportEvents,
    run: async ({ db }, { id, payload }) => {
      const { rows } = await sql<Ended>`
        select list, person_uid as "personUid", locale, failure is null as ready
        from list_export where id = ${payload.id}`.execute(db)
      const [ended] = rows
      if (!ended) return
      const known = find(ended.list)
      await notify(db, {
        eventId: id,
        code: ended.ready ? 'LIST_EXPORT_READY' : 'LIST_EXPORT_FAILED',
        params: { list: known ? nameOf(known, ended.locale) : ended.list },
        recipients: [ended.personUid],
        acceleratorId: null,
        link: '/bch/view/exports',
        mail: false,
      })
    },
  })
