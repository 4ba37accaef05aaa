import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createTrackpoint, editTrackpoint } from '../../../contract/content.endpoints.ts'
import { trackpointFields } from '../../../contract/content.schemas.ts'
import { getTaskReportChoices } from '../../../contract/task-report.endpoints.ts'
import { trackDurationProblems } from '../../../domain/durations.rules.ts'
import { performerRefusal, performers, taskTypes } from '../../../domain/performer.rules.ts'
import { choiceOfTemplate, taskReports } from '../../../domain/report-types.ts'
import { Checklist } from '../checklist/Checklist.tsx'
import { RequestedFields } from '../fields/RequestedFields.tsx'
import { Hint } from '../Hint.tsx'
import { contentActions } from '../content-actions.tsx'
import { OfferedNotice } from '../OfferedNotice.tsx'
import { settingsPath } from '../settings-links.ts'
import { contentOf, type ProgrammeNode, type TrackNode, type TrackpointNode } from '../settings.queries.ts'
import { daysIn } from './content-values.ts'
import { ContentForm } from './ContentForm.tsx'
import { ContentPage } from './ContentPage.tsx'
import { DurationNotice } from './DurationNotice.tsx'
import { lockedField } from './locked-field.ts'
import { LockNotice } from './LockNotice.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { useContentForm } from './use-content-form.ts'
import { isPublished } from '../../../domain/phases.ts'

type Props = { node: TrackpointNode | null; track: TrackNode; programme: ProgrammeNode }

/** The tasks of the track with the current values of the form. */
const withTyped = (
  tasks: readonly TrackpointNode[],
  node: TrackpointNode | null,
  typed: Record<string, unknown>,
) => {
  const shown = {
    id: node?.id ?? 0,
    durationDays: daysIn(typed),
    strictlyAccepted: typed['strictlyAccepted'] === true,
    contentStatus: node?.contentStatus ?? 'DRAFT',
  }
  return node ? tasks.map((task) => (task.id === node.id ? shown : task)) : [...tasks, shown]
}

type Task = Parameters<typeof performerRefusal>[1]

/** The reports by template that may be chosen; the chosen one stays, also if this editor may not make it. */
const useTemplates = (track: TrackNode, node: TrackpointNode | null) => {
  const { data } = useCall(
    getTaskReportChoices,
    { query: { trackId: String(track.id) } },
    { enabled: track.actions.includes('edit'), deniedHere: true },
  )
  const offered = data?.templates ?? []
  const chosen = node?.template
  return chosen && offered.every(({ id }) => id !== chosen.id) ? [chosen, ...offered] : offered
}

/** The form of a trackpoint; on an investment track the team cannot be the performer (spec 5). */
export const TrackpointForm = ({ node, track, programme }: Props) => {
  const t = useTexts('programmes')
  const go = useGo()
  const create = useCommand(createTrackpoint)
  const edit = useCommand(editTrackpoint)
  const row = node ? { ...node, kind: 'trackpoint' as const } : null
  const isRefusedFor = (type: Task['type'], performer: Task['performer']) =>
    performerRefusal(track.investmentType, { performer, type }) !== null
  const state = useContentForm({
    kind: 'trackpoint',
    draft: node ? `trackpoint:${node.id}` : `trackpoint:new:${track.id}`,
    schema: trackpointFields,
    node: row,
    defaults: { performer: performers.find((performer) => !isRefusedFor('TASK', performer)) ?? 'TEAM' },
    save: (values, version) =>
      node && version !== null
        ? edit.mutateAsync({ body: { ...values, id: node.id, version } })
        : create.mutateAsync({ body: { ...values, trackId: track.id } }),
  })
  const templates = useTemplates(track, node)
  const type = state.form.form.watch('type') as Task['type']
  const isRefused = (performer: Task['performer']) => isRefusedFor(type, performer)
  const content = node ? contentOf('trackpoint', node) : null
  const field = (name: string) => ({
    name,
    label: t(`settings.trackpointFields.${name}`),
    help: t(`settings.trackpointFields.${name}Help`),
    ...lockedField('trackpoint', name, node?.reliedOn ?? 0, t),
  })
  const actionsOf = useActions(contentActions, {
    whyNotPublished: isPublished(track) ? null : t('settings.whyNot.track'),
    onDeleted: () => go(settingsPath, { replace: true }),
  })
  if (!node && !track.actions.includes('edit')) return <DeniedState />
  return (
    <ContentPage
      title={node?.name ?? t('settings.form.newTrackpoint')}
      content={content}
      siblings={track.trackpoints}
      parent={t('settings.form.of.trackpoint', { programme: track.programme.name, track: track.name })}
      note={node?.copiedFrom ? t('settings.form.copiedFrom', { name: node.copiedFrom.name }) : null}
      next={{ kind: 'trackpoint', parentId: track.id }}
      actions={content ? actionsOf(content) : []}
    >
      {row && !row.actions.includes('edit') ? (
        <ReadOnly
          node={row}
          templates={templates}
          why={track.offeredTo.length > 0 ? <OfferedNotice track={track} /> : undefined}
        />
      ) : (
        <ContentForm state={state} node={row} templates={templates}>
          <LockNotice
            kind="trackpoint"
            reliedOn={node?.reliedOn ?? 0}
            actions={actionsOf(contentOf('track', track))}
            newerVersion={track.newerVersion}
          />
          <TextField {...field('name')} autoFocus={!node} />
          <TextField {...field('description')} rows={6} />
          <TextField {...field('expectedResult')} rows={3} />
          <div className="form-row">
            <SelectField
              {...field('performer')}
              {...(isRefused('TEAM') && !(node?.reliedOn ?? 0)
                ? { help: t('settings.trackpointFields.performerInvestment') }
                : {})}
              options={performers.map((value) => ({
                value,
                label: t(`settings.performers.${value}`),
                disabled: isRefused(value),
              }))}
            />
            <NumberField {...field('durationDays')} unit={t('settings.units.days')} />
          </div>
          <DurationNotice
            problems={(typed) =>
              trackDurationProblems(
                { ...track, name: '', trackpoints: withTyped(track.trackpoints, node, typed) },
                {
                  durationDays: programme.durationDays,
                  strictOrder: programme.creationStrategy === 'STRICT',
                },
              ).filter(({ part }) => part === 'tasks')
            }
          />
          <SelectField
            {...field('type')}
            options={taskTypes.map((value) => ({
              value,
              label: t(`settings.types.${value}`),
            }))}
          />
          <SelectField
            {...field('reportType')}
            placeholder={t('settings.trackpointFields.noReport')}
            options={[
              ...taskReports.map((value) => ({
                value,
                label: t(`settings.reports.${value}`),
                group: t('settings.trackpointFields.portalReports'),
              })),
              ...templates.map(({ id, name }) => ({
                value: choiceOfTemplate(id),
                label: name,
                group: t('settings.trackpointFields.ourTemplates'),
              })),
            ]}
          />
          <SwitchField {...field('strictlyAccepted')} />
          <SwitchField {...field('answerRequired')} />
        </ContentForm>
      )}
      {node ? (
        <p>
          <TextLink
            to={linkTo('/bch/view/accelerator-settings/trackpoint/selection', { trackpointId: node.id })}
          >
            {t('settings.form.selection')}
          </TextLink>
        </p>
      ) : null}
      {node ? (
        <>
          <RequestedFields asker={{ kind: 'trackpoint', id: node.id }} />
          <Checklist trackpointId={node.id} />
        </>
      ) : (
        <Hint>{t('settings.fields.afterCreation')}</Hint>
      )}
    </ContentPage>
  )
}
