import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createTrack, editTrack } from '../../../contract/content.endpoints.ts'
import { trackFields } from '../../../contract/content.schemas.ts'
import { trackDurationProblems } from '../../../domain/durations.rules.ts'
import { investmentTypes } from '../../../domain/performer.rules.ts'
import { contentActions } from '../content-actions.tsx'
import { Hint } from '../Hint.tsx'
import { OfferedNotice } from '../OfferedNotice.tsx'
import { settingsPath } from '../settings-links.ts'
import { contentOf, type ProgrammeNode, type SettingsTree, type TrackNode } from '../settings.queries.ts'
import { draftsInside } from '../tree.ts'
import { daysIn } from './content-values.ts'
import { ContentForm } from './ContentForm.tsx'
import { ContentPage } from './ContentPage.tsx'
import { RequestedFields } from '../fields/RequestedFields.tsx'
import { CoverField } from './CoverField.tsx'
import { DurationNotice } from './DurationNotice.tsx'
import { FaceField } from './FaceField.tsx'
import { lockedField } from './locked-field.ts'
import { LockNotice } from './LockNotice.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { ShortLinkField } from './ShortLinkField.tsx'
import { TrackAcceptance } from './TrackAcceptance.tsx'
import { useContentForm } from './use-content-form.ts'
import { isPublished } from '../../../domain/phases.ts'

type Props = {
  node: TrackNode | null
  programme: ProgrammeNode
  isApproved: boolean
  currencies: SettingsTree['currencies']
}

/** The form of a track. */
export const TrackForm = ({ node, programme, isApproved, currencies }: Props) => {
  const t = useTexts('programmes')
  const go = useGo()
  const create = useCommand(createTrack)
  const edit = useCommand(editTrack)
  const row = node ? { ...node, kind: 'track' as const } : null
  const state = useContentForm({
    kind: 'track',
    draft: node ? `track:${node.id}` : `track:new:${programme.id}`,
    schema: trackFields,
    node: row,
    save: (values, version) =>
      node && version !== null
        ? edit.mutateAsync({ body: { ...values, id: node.id, version } })
        : create.mutateAsync({ body: { ...values, programmeId: programme.id } }),
  })
  const content = node ? contentOf('track', node) : null
  const field = (name: string) => ({
    name,
    label: t(`settings.trackFields.${name}`),
    help: t(`settings.trackFields.${name}Help`),
    ...lockedField('track', name, node?.reliedOn ?? 0, t),
  })
  const words = (values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`settings.trackFields.${value}`) }))
  const whyNotPublished = !isApproved
    ? t('settings.whyNot.accelerator')
    : isPublished(programme)
      ? null
      : t('settings.whyNot.programme')
  const actionsOf = useActions(contentActions, {
    whyNotPublished,
    draftsInside: node ? draftsInside(programme, node) : 0,
    onDeleted: () => go(settingsPath, { replace: true }),
  })
  const actions = content ? actionsOf(content) : []
  if (!node && !programme.actions.includes('edit')) return <DeniedState />
  return (
    <ContentPage
      title={node?.name ?? t('settings.form.newTrack')}
      content={content}
      siblings={programme.tracks}
      parent={t('settings.form.of.track', { programme: programme.name })}
      {...(node ? { next: { kind: 'trackpoint', parentId: node.id } } : {})}
      note={node?.copiedFrom ? t('settings.form.newerOf', { name: node.copiedFrom.name }) : null}
      actions={actions}
    >
      {node ? <TrackAcceptance track={node} /> : null}
      {row && !row.actions.includes('edit') ? (
        <ReadOnly
          node={row}
          why={node && node.offeredTo.length > 0 ? <OfferedNotice track={node} /> : undefined}
        />
      ) : (
        <ContentForm state={state} node={row}>
          <LockNotice
            kind="track"
            reliedOn={node?.reliedOn ?? 0}
            actions={actions}
            newerVersion={node?.newerVersion}
          />
          <TextField {...field('name')} autoFocus={!node} />
          <TextField {...field('description')} rows={6} />
          <TextField {...field('selectionConditions')} rows={4} />
          <FieldGroup title={t('settings.trackFields.publicPage')}>
            {node ? (
              <>
                <FaceField trackId={node.id} />
                <CoverField track={node} />
              </>
            ) : null}
            <ShortLinkField />
          </FieldGroup>
          <FieldGroup title={t('settings.trackFields.rules')}>
            <div className="form-row">
              <NumberField {...field('durationDays')} unit={t('settings.units.days')} />
            </div>
            <DurationNotice
              problems={(typed) =>
                trackDurationProblems(
                  { name: '', trackpoints: node?.trackpoints ?? [], durationDays: daysIn(typed) },
                  {
                    durationDays: programme.durationDays,
                    strictOrder: programme.creationStrategy === 'STRICT',
                  },
                )
              }
            />
            <SelectField {...field('investmentType')} options={words(investmentTypes)} />
            <div className="form-row">
              <NumberField {...field('decisionDays')} unit={t('settings.units.days')} />
            </div>
            <SwitchField {...field('acceptAutomatically')} />
            <SwitchField {...field('expertiseVisibleToTeam')} />
          </FieldGroup>
          <PriceFields offered={currencies} />
        </ContentForm>
      )}
      {node ? (
        <RequestedFields asker={{ kind: 'track', id: node.id }} />
      ) : (
        <div className="trackpoint-fields">
          <Hint>{t('settings.fields.ofTrack.afterCreation')}</Hint>
        </div>
      )}
    </ContentPage>
  )
}
