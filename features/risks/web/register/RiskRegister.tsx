import '../risks.css'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { AddIcon, BookIcon, DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { setRiskStrategy } from '../../contract/risk.endpoints.ts'
import { unansweredRisks } from '../../domain/risk.rules.ts'
import { strategies } from '../../domain/risks.ts'
import type { Register } from '../risk.types.ts'
import { openRiskForm, openTypicalRisks } from './open-risk-form.tsx'
import { RiskHistory } from './RiskHistory.tsx'
import { RiskMatrices } from './RiskMatrices.tsx'
import { RiskRow } from './RiskRow.tsx'

/** The register with its matrix: risks, responses and owners. */
export const RiskRegister = ({ projectId, register }: { projectId: number; register: Register }) => {
  const t = useTexts('risks')
  const id = useId()
  const say = useCommand(setRiskStrategy)
  const { strategy, mayEdit, risks, team, calculations } = register
  const open = unansweredRisks(register).length
  const add = mayEdit ? (
    <>
      <Button startIcon={<BookIcon />} onClick={() => openTypicalRisks(projectId, t('typical.title'))}>
        {t('typical.title')}
      </Button>
      <Button
        variant="contained"
        color="primary"
        startIcon={<AddIcon />}
        onClick={() => openRiskForm(t('form.newTitle'), { projectId, team, calculations, risk: null })}
      >
        {t('form.newTitle')}
      </Button>
    </>
  ) : null
  if (risks.length === 0)
    return (
      <EmptyState title={t('empty.title')} text={t(mayEdit ? 'empty.text' : 'empty.readOnly')} action={add} />
    )
  return (
    <div className="risks">
      <div className="risks-tools">
        <label htmlFor={id}>{t('strategy.label')}</label>
        <Select
          id={id}
          value={strategy}
          disabled={!mayEdit || say.isPending}
          options={strategies.map((value) => ({ value, label: t(`strategy.${value}`) }))}
          onChange={(value) => say.mutate({ body: { projectId, strategy: value } })}
        />
        <Button startIcon={<DocumentIcon />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {add}
      </div>
      <p role="status">{open === 0 ? t('answered') : t('unanswered', { count: open })}</p>
      <RiskMatrices projectId={projectId} register={register} />
      <Section title={t('list', { count: risks.length })}>
        <Rows>
          {risks.map((risk, at) => (
            <RiskRow
              key={risk.id}
              risk={risk}
              number={at + 1}
              projectId={projectId}
              team={team}
              calculations={calculations}
            />
          ))}
        </Rows>
      </Section>
      <Section title={t('history.title')}>
        <RiskHistory projectId={projectId} />
      </Section>
    </div>
  )
}
