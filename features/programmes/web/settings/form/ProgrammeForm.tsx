import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createProgramme, editProgramme } from '../../../contract/content.endpoints.ts'
import { programmeFields } from '../../../contract/content.schemas.ts'
import { durationProblems } from '../../../domain/durations.rules.ts'
import { contentActions } from '../content-actions.tsx'
import { settingsPath } from '../settings-links.ts'
import { contentOf, type ProgrammeNode } from '../settings.queries.ts'
import { draftsInside } from '../tree.ts'
import { daysIn } from './content-values.ts'
import { ContentForm } from './ContentForm.tsx'
import { ContentPage } from './ContentPage.tsx'
import { DurationNotice } from './DurationNotice.tsx'
import { lockedField } from './locked-field.ts'
import { LockNotice } from './LockNotice.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { useContentForm } from './use-content-form.ts'

type Props = {
  node: ProgrammeNode | null
  siblings: readonly ProgrammeNode[]
  mayCreate: boolean
  isApproved: boolean
}

/** The form of a programme. */
export const ProgrammeForm = ({ node, siblings, mayCreate, isApproved }: Props) => {
  const t = useTexts('programmes')
  const go = useGo()
  const create = useCommand(createProgramme)
  const edit = useCommand(editProgramme)
  const row = node ? { ...node, kind: 'programme' as const } : null
  const state = useContentForm({
    kind: 'programme',
    draft: `programme:${node?.id ?? 'new'}`,
    schema: programmeFields,
    node: row,
    save: (values, version) =>
      node && version !== null
        ? edit.mutateAsync({ body: { ...values, id: node.id, version } })
        : create.mutateAsync({ body: values }),
  })
  const content = node ? contentOf('programme', node) : null
  const field = (name: string) => ({
    name,
    label: t(`settings.programmeFields.${name}`),
    help: t(`settings.programmeFields.${name}Help`),
    ...lockedField('programme', name, node?.reliedOn ?? 0, t),
  })
  const strategies = ['STRICT', 'NOT_STRICT'].map((value) => ({
    value,
    label: t(`settings.programmeFields.${value}`),
  }))
  const actionsOf = useActions(contentActions, {
    whyNotPublished: isApproved ? null : t('settings.whyNot.accelerator'),
    draftsInside: node ? draftsInside(node) : 0,
    onDeleted: () => go(settingsPath, { replace: true }),
  })
  const actions = content ? actionsOf(content) : []
  if (!node && !mayCreate) return <DeniedState />
  return (
    <ContentPage
      title={node?.name ?? t('settings.form.newProgramme')}
      content={content}
      siblings={siblings}
      {...(node ? { next: { kind: 'track', parentId: node.id } } : {})}
      actions={actions}
    >
      {row && !row.actions.includes('edit') ? (
        <ReadOnly node={row} />
      ) : (
        <ContentForm state={state} node={row}>
          <LockNotice kind="programme" reliedOn={node?.reliedOn ?? 0} actions={actions} />
          <TextField {...field('name')} autoFocus={!node} />
          <TextField {...field('description')} rows={6} />
          <div className="form-row">
            <SelectField {...field('creationStrategy')} options={strategies} />
            <NumberField {...field('durationDays')} unit={t('settings.units.days')} />
          </div>
          {node ? (
            <DurationNotice
              problems={(typed) =>
                durationProblems({
                  tracks: node.tracks,
                  durationDays: daysIn(typed),
                  creationStrategy: typed['creationStrategy'] === 'NOT_STRICT' ? 'NOT_STRICT' : 'STRICT',
                })
              }
            />
          ) : null}
          <SwitchField {...field('hideProjectProfile')} />
          <SwitchField {...field('automaticPublication')} />
        </ContentForm>
      )}
    </ContentPage>
  )
}
