import '#platform/web/work/components/wizard/wizard.css'
import { useState } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { textParam } from '#platform/web/search-params.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { StepHeading } from '#platform/web/work/components/wizard/StepHeading.tsx'
import { stepStates } from '#platform/web/work/components/wizard/wizard-steps.ts'
import { WizardSteps } from '#platform/web/work/components/wizard/WizardSteps.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import type { Import } from '../import.types.ts'
import { importActions } from '../import-actions.ts'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportRules } from './ImportRules.tsx'
import { MappingTable } from './MappingTable.tsx'
import { SavedMappings } from './SavedMappings.tsx'
import { StartButton } from './StartButton.tsx'
import { useDraftWrites } from './use-draft-writes.ts'
import { useImportSettings } from './use-import-settings.ts'

const search = z.object({ step: textParam() })

/**
 * A file before its import, in steps: targets of columns, rules, dry run. The server stores each choice immediately,
 * so any step can be opened at any time.
 */
export const DraftImport = ({ one }: { one: Import }) => {
  const t = useTexts('project-import')
  const { change, isSaving } = useImportSettings(one)
  const [{ step }, setSearch] = useScreenSearch(search)
  const { fix, start, isFixing, isStarting } = useDraftWrites(one)
  const [isWaiting, setWaiting] = useState(false)
  // A correction may still be saving: the import waits for it.
  const press = async () => {
    setWaiting(true)
    if (await start()) setSearch({ step: undefined })
    setWaiting(false)
  }
  const actions = useActions(importActions)(one)
  const steps = [
    {
      key: 'columns',
      title: t('steps.columns'),
      fields: [],
      content: (
        <>
          <SavedMappings one={one} change={change} />
          <MappingTable one={one} change={change} />
        </>
      ),
    },
    {
      key: 'rules',
      title: t('steps.rules'),
      fields: [],
      content: <ImportRules one={one} change={change} />,
    },
    {
      key: 'check',
      title: t('steps.check'),
      fields: [],
      content: one.check ? (
        <ImportCheck
          one={one}
          check={one.check}
          isChecking={isSaving || isFixing}
          change={change}
          fix={fix}
        />
      ) : null,
    },
  ]
  const at = Math.max(
    0,
    steps.findIndex(({ key }) => key === step),
  )
  const current = steps[at]!
  const go = (key: string) => setSearch({ step: key === 'columns' ? undefined : key }, { push: true })
  // Earlier steps are complete: every step is valid from the beginning.
  const states = stepStates(
    steps,
    current.key,
    new Set(steps.slice(0, at).map(({ key }) => key)),
    () => false,
  )
  return (
    <div className="wizard">
      <WizardSteps label={t('steps.label')} steps={steps} states={states} onGo={go} />
      <section aria-labelledby="import-step" className="import-step" aria-busy={isSaving}>
        <StepHeading
          id="import-step"
          step={current.key}
          position={t('of', { position: at + 1, total: steps.length })}
          title={current.title}
        />
        {current.content}
        <div className="import-actions import-actions-fixed" data-action-bar>
          {at < steps.length - 1 ? (
            <Button variant="contained" onClick={() => go(steps[at + 1]!.key)}>
              {t('steps.next')}
            </Button>
          ) : (
            <StartButton one={one} isBusy={isWaiting || isStarting} start={press} />
          )}
          {at > 0 ? <Button onClick={() => go(steps[at - 1]!.key)}>{t('steps.back')}</Button> : null}
          <ActionButtons actions={actions} />
        </div>
      </section>
    </div>
  )
}
