import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { ChoiceField } from '#platform/web/work/components/form/choice/ChoiceField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { switchAcceptance } from '../../contract/timetable.endpoints.ts'
import type { TrackTimetable } from '../timetable.types.ts'

const ways = ['CONTINUOUS', 'OWN', 'SHARED'] as const

type Way = (typeof ways)[number]

const wayNow = ({ track, sharedWith }: TrackTimetable): Way =>
  track.requestType === 'CONTINUOUS' ? 'CONTINUOUS' : sharedWith.length > 0 ? 'SHARED' : 'OWN'

/** Effects on the streams, by name and date, shown before confirmation. */
const Effects = ({ timetable: { leaving, today, sharedWith } }: { timetable: TrackTimetable }) => {
  const t = useTexts('timetable')
  const { ends, deletes } = leaving
  if (sharedWith.length > 0)
    return (
      <Notice>
        {t('switch.others', { tracks: sharedWith.map(({ name }) => t('quoted', { name })).join(', ') })}
      </Notice>
    )
  if (!ends && deletes.length === 0) return null
  return (
    <div className="timetable-warning" role="note">
      <p>
        <WarningIcon /> <strong>{t('switch.effects')}</strong>
      </p>
      <ul className="timetable-effects">
        {ends ? (
          <li>
            {t('switch.ends', { name: ends.name, today: formatDate(today), before: formatDate(ends.to) })}
          </li>
        ) : null}
        {deletes.map((stream) => (
          <li key={stream.id}>
            {t('switch.deletes', {
              name: stream.name,
              from: formatDate(stream.from),
              to: formatDate(stream.to),
            })}
          </li>
        ))}
      </ul>
      <p className="timetable-note">{t('switch.kept')}</p>
    </div>
  )
}

const Ways = ({ offered }: { offered: readonly Way[] }) => {
  const t = useTexts('timetable')
  const field = useField('way')
  return (
    <ChoiceField field={field} legend={t('switch.way')}>
      {offered.map((way) => (
        <Choice
          key={way}
          type="radio"
          name="way"
          checked={field.value === way}
          label={t(`switch.ways.${way}`)}
          help={t(`switch.waysHelp.${way}`)}
          onChange={() => field.onChange(way)}
        />
      ))}
    </ChoiceField>
  )
}

const Partner = ({ tracks }: { tracks: TrackTimetable['shareable'] }) => {
  const t = useTexts('timetable')
  const { value } = useField('way')
  return value === 'SHARED' ? (
    <SelectField
      name="withTrackId"
      label={t('switch.with')}
      options={tracks.map(({ id, name }) => ({ value: id, label: name }))}
    />
  ) : null
}

const schema = z
  .object({ way: z.enum(ways, 'REQUIRED'), withTrackId: z.number().nullable() })
  .refine(({ way, withTrackId }) => way !== 'SHARED' || withTrackId !== null, {
    path: ['withTrackId'],
    error: 'REQUIRED',
  })

/** Changes how a track accepts applications, in the drawer: shows the effects on its streams, and causes no others. */
export const SwitchForm = ({ timetable }: { timetable: TrackTimetable }) => {
  const t = useTexts('timetable')
  const { track, leaving, shareable } = timetable
  const change = useCommand(switchAcceptance, { success: t('switch.done', { name: track.name }) })
  const now = wayNow(timetable)
  const offered = ways.filter((way) => (way === 'SHARED' ? shareable.length > 0 : way !== now))
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { way: offered.length === 1 ? offered[0]! : null, withTrackId: null },
    onSubmit: async ({ way, withTrackId }) => {
      await change.mutateAsync({
        body: {
          trackId: track.id,
          requestType: way === 'CONTINUOUS' ? 'CONTINUOUS' : 'ON_SCHEDULE',
          withTrackId: way === 'SHARED' ? withTrackId : null,
          ends: leaving.ends?.id ?? null,
          deletes: leaving.deletes.map(({ id }) => id),
        },
      })
      closeDrawer()
    },
  })
  // The button names the selected action.
  const way = useWatch({ control: form.form.control, name: 'way' }) as Way | null
  return (
    <Form form={form} submitLabel={t(`switch.submit.${way ?? 'none'}`)} onCancel={cancelDrawer} guard={false}>
      <Ways offered={offered} />
      <Partner tracks={shareable} />
      <Effects timetable={timetable} />
    </Form>
  )
}
