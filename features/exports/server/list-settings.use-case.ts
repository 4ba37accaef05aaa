import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { saveListSetting } from '../contract/list-setting.endpoints.ts'
import { listSettingLimits } from '../domain/list-settings.ts'

/** Errors: `TOO_MANY` at the list if too many others have settings. */
export const saveListSettingUseCase = useCase({
  endpoint: saveListSetting,
  load: nothing,
  authorize: portalPolicy.beThemselves,
  run: async ({ db, actor: { uid } }, { body: { list, views, shown } }) => {
    // One call of a person at a time, so that the limit holds.
    await sql`select pg_advisory_xact_lock(hashtext('list-setting'), hashtext(${uid}))`.execute(db)
    const saved = await sql`
      insert into list_setting (person_uid, list_id, views, shown)
      select ${uid}, ${list}, ${JSON.stringify(views)}::jsonb, ${JSON.stringify(shown)}::jsonb
      where (select count(*) from list_setting where person_uid = ${uid} and list_id <> ${list})
        < ${sql.lit(listSettingLimits.lists)}
      on conflict (person_uid, list_id) do update set views = excluded.views, shown = excluded.shown`.execute(
      db,
    )
    if (Number(saved.numAffectedRows ?? 0) === 0) throw invalid({ list: 'TOO_MANY' })
    return undefined
  },
})
