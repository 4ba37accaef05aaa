import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import { importSystemVariables } from '../../contract/system-variable.endpoints.ts'
import { compareVariables, readVariablesFile, type Difference } from '../../domain/variables-file.rules.ts'
import { useVariableText, type SystemVariableRow } from './use-variable-text.ts'

/** Maximum file size in bytes, about ten times that of all variables at their longest. */
const largestFile = 500_000

const DifferenceRow = ({ of, variable }: { of: Difference; variable: SystemVariableRow }) => {
  const t = useTexts('administration')
  const textOf = useVariableText()
  const shown = (value: string) => textOf(variable, value) || t('variables.none')
  return (
    <Row
      title={t(`variables.names.${of.key}`)}
      text={
        <span translate="no">
          {shown(of.from)} → {shown(of.to)}
        </span>
      }
      facts={of.problem ? <span role="alert">{t(`fieldErrors.${of.problem}`, variable)}</span> : undefined}
    />
  )
}

type Compared = ReturnType<typeof compareVariables>

/** Imports the variables of another installation: choose a file, review the differences, apply all or none. */
export const ImportVariables = ({ items }: { items: readonly SystemVariableRow[] }) => {
  const t = useTexts('administration')
  const [compared, setCompared] = useState<Compared | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const take = useCommand(importSystemVariables, { success: t('variables.import.done') })
  const look = async (file: File) => {
    const given = readVariablesFile(await file.text())
    setIsWrong(given === null)
    setCompared(given && compareVariables(given, items))
  }
  const fit = compared?.differences.filter(({ problem }) => problem === null) ?? []
  const submit = async () => {
    await take.mutateAsync({
      body: { values: fit.map(({ key, to, version }) => ({ key, value: to, version })) },
    })
    closeDrawer()
  }
  return (
    <div className="form">
      <p className="section-help">{t('variables.import.text')}</p>
      <FileDrop
        single
        label={t('variables.import.file')}
        types={['json']}
        maxSize={largestFile}
        send={look}
      />
      {isWrong ? <p role="alert">{t('variables.import.notOne')}</p> : null}
      {compared && compared.unknown.length > 0 ? (
        <p role="status">
          {t('variables.import.unknown', { names: compared.unknown.slice(0, 20).join(', ') })}
        </p>
      ) : null}
      {compared?.differences.length === 0 ? <p role="status">{t('variables.import.same')}</p> : null}
      {compared ? (
        <Rows>
          {compared.differences.map((one) => (
            <DifferenceRow key={one.key} of={one} variable={items.find(({ key }) => key === one.key)!} />
          ))}
        </Rows>
      ) : null}
      {fit.length > 0 ? (
        <div className="form-buttons">
          <Button
            variant="contained"
            color="primary"
            loading={take.isPending}
            onClick={() => void submit().catch(() => {})}
          >
            {t('variables.import.submit', { count: fit.length })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
