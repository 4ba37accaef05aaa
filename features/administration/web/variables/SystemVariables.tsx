import { variableGroups } from '#platform/domain/variables/system-variables.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { saveFile } from '#platform/web/api/download.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listSystemVariables } from '../../contract/system-variable.endpoints.ts'
import { writeVariablesFile } from '../../domain/variables-file.rules.ts'
import { ImportVariables } from './ImportVariables.tsx'
import { useVariableText, type SystemVariableRow } from './use-variable-text.ts'
import { VariableForm } from './VariableForm.tsx'

const VariableRow = ({ variable }: { variable: SystemVariableRow }) => {
  const t = useTexts('administration')
  const textOf = useVariableText()
  const { key, value, set, changedAt, history } = variable
  const title = t(`variables.names.${key}`)
  const by = history[0]?.actor?.name
  const edit = () => openDrawer({ title, body: <VariableForm variable={variable} /> })
  return (
    <Row
      title={title}
      text={<span translate="no">{textOf(variable, value) || t('variables.none')}</span>}
      facts={
        <span>
          {t(`variables.help.${key}`)}{' '}
          {set && changedAt ? (
            <>
              {t('variables.changed')} <DateText value={changedAt} />
              {by ? `, ${by}` : ''}
            </>
          ) : (
            t('variables.isDefault')
          )}
        </span>
      }
      end={
        <Button aria-label={t('variables.editNamed', { name: title })} onClick={edit}>
          {t('variables.edit')}
        </Button>
      }
    />
  )
}

const variablesFile = (items: readonly SystemVariableRow[]) => ({
  name: 'runway-system-variables.json',
  blob: new Blob([writeVariablesFile(items)], { type: 'application/json' }),
})

/** Every setting of the portal; changes are effective immediately. */
export const SystemVariables = () => {
  const t = useTexts('administration')
  const variables = useCall(listSystemVariables, {})
  if (variables.isPending) return <LoadingBlock lines={10} />
  if (variables.error) return <ErrorState error={variables.error} retry={() => void variables.refetch()} />
  const { items } = variables.data
  const openImport = () =>
    openDrawer({ title: t('variables.import.title'), body: <ImportVariables items={items} /> })
  return (
    <>
      <PageHead
        title={t('variables.title')}
        actions={
          <>
            <Button onClick={() => saveFile(variablesFile(items))}>{t('variables.export')}</Button>
            <Button onClick={openImport}>{t('variables.import.open')}</Button>
          </>
        }
      />
      <p className="section-help">{t('variables.lead')}</p>
      {variableGroups.map((group) => (
        <Section key={group} title={t(`variables.groups.${group}`)}>
          <Rows>
            {items
              .filter((variable) => variable.group === group)
              .map((variable) => (
                <VariableRow key={variable.key} variable={variable} />
              ))}
          </Rows>
        </Section>
      ))}
    </>
  )
}
