import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { listImportMappings, saveImportMapping } from '../../contract/import.endpoints.ts'
import { applyMapping } from '../../domain/suggest.rules.ts'
import type { Import, Settings } from '../import.types.ts'
import { mappingActions } from '../import-actions.ts'
import { ChoiceBox } from '#platform/web/work/components/form/ChoiceBox.tsx'

type Props = { one: Import; change: (part: Partial<Settings>) => void }

/** Mappings of the team: apply one to this file, or save this file's for the next. */
export const SavedMappings = ({ one, change }: Props) => {
  const { settings } = one
  const t = useTexts('project-import')
  const nameId = useId()
  const [name, setName] = useState('')
  const [chosenId, setChosenId] = useState<number | null>(null)
  const saved = useCall(listImportMappings, {}, { deniedHere: true })
  const items = saved.data?.items ?? []
  const chosen = items.find(({ id }) => id === chosenId)
  const headings = settings.targets.map((_, at) => one.preview[settings.headerRow]?.[at] ?? '')
  const save = useCommand(saveImportMapping, {
    success: t('mapping.saved'),
    onDone: ({ id }) => {
      setName('')
      setChosenId(id)
    },
  })
  const actionsOf = useActions(mappingActions)
  const columns = settings.targets.flatMap((target, at) =>
    target !== null && headings[at] ? [{ header: headings[at].slice(0, 255), target }] : [],
  )
  const use = (id: number | null) => {
    const mapping = items.find((item) => item.id === id)
    setChosenId(mapping?.id ?? null)
    if (!mapping) return
    const known = new Set(one.targets.map(({ key }) => key))
    change({ targets: applyMapping(headings, mapping.columns, known) })
  }
  return (
    <div className="import-mappings">
      {items.length > 0 ? (
        <ChoiceBox
          label={t('mapping.use')}
          options={items.map(({ id: value, name: label }) => ({ value, label }))}
          value={chosen?.id ?? null}
          none={t('mapping.none')}
          onChoose={use}
        />
      ) : null}
      {chosen ? <ActionButtons actions={actionsOf(chosen)} size="small" /> : null}
      <form
        className="import-mapping-save"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ body: { name, columns } })
        }}
      >
        <div className="field">
          <label htmlFor={nameId}>{t('mapping.name')}</label>
          <input
            translate="no"
            className="control"
            id={nameId}
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" loading={save.isPending} disabled={name.trim() === '' || columns.length === 0}>
          {t('mapping.save')}
        </Button>
      </form>
    </div>
  )
}
