import './changes.css'
import { useMemo, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { HistoryIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { download } from '#platform/web/api/download.ts'
import { getTaskChanges } from '../../contract/remark.endpoints.ts'
import { ChangedAnswer } from './ChangedAnswer.tsx'
import type { Task } from '../work.types.ts'
import { ChangedField } from './ChangedField.tsx'
import { countChanges } from './count-changes.ts'
import type { PictureSource } from '../../../fields/web/rich/picture-source.ts'
import { profileOfTask } from '../fields/profile-of-task.ts'
import { downloadProfilePicture } from '../../../project-profiles/contract/picture.endpoints.ts'

/** Pictures in the profile texts that a task gives access to, read-only. */
const picturesOfTask = (task: Pick<Task, 'id' | 'project'>): PictureSource => ({
  load: async ({ code, item, field }, pictureId) => {
    const place = { code, field, ...(item === null ? {} : { item }) }
    const query = { ...profileOfTask(task), ...place, pictureId }
    return (await download(downloadProfilePicture, { query }, { deniedHere: true })).blob
  },
})

/** Changes of a task since the reviewer's latest decision, side by side. */
export const TaskChanges = ({ task }: { task: Pick<Task, 'id' | 'project'> }) => {
  const t = useTexts('participations')
  const { data } = useCall(getTaskChanges, { query: { taskId: task.id } }, { deniedHere: true })
  const [unfolded, setUnfolded] = useState(false)
  const pictures = useMemo(() => picturesOfTask(task), [task])
  if (!data) return null
  const count = countChanges(data)
  if (count === 0 && !data.reviewed) return null
  return (
    <section className="task-changes" aria-labelledby="task-changes-title">
      <div className="task-changes-head">
        <HistoryIcon />
        <h3 id="task-changes-title">
          {count === 0
            ? t('remarks.changes.none')
            : t(data.reviewed ? 'remarks.changes.sinceReview' : 'remarks.changes.sinceStart', { count })}
          {data.since ? (
            <small>
              {t('remarks.changes.since')} <DateText value={data.since} as="time" />
            </small>
          ) : null}
        </h3>
        {count > 0 ? (
          <Button size="small" variant="text" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {t(unfolded ? 'remarks.changes.hide' : 'remarks.changes.show')}
          </Button>
        ) : null}
      </div>
      {unfolded ? (
        <>
          <ul className="task-changes-list">
            <ChangedAnswer changes={data} />
            {data.fields.map((change) => (
              <ChangedField
                key={`${change.code}/${change.item ?? ''}/${change.field}`}
                change={change}
                references={data}
                pictures={pictures}
              />
            ))}
          </ul>
          {data.fieldsTotal > data.fields.length ? (
            <p className="task-changes-more">
              {t('remarks.changes.more', { count: data.fieldsTotal - data.fields.length })}
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  )
}
