import '#platform/web/work/components/form/form.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { addTypicalRisks } from '../../contract/risk.endpoints.ts'
import { riskKinds, typicalCodes, typicalRisks, type TypicalRisk } from '../../domain/risks.ts'

/** Choice of typical risks, in the drawer. */
export const TypicalRisks = ({ projectId }: { projectId: number }) => {
  const t = useTexts('risks')
  const [chosen, setChosen] = useState<ReadonlySet<TypicalRisk>>(new Set())
  const add = useCommand(addTypicalRisks, { success: t('typical.added'), onDone: closeDrawer })
  const press = (code: TypicalRisk) => {
    const next = new Set(chosen)
    if (!next.delete(code)) next.add(code)
    setChosen(next)
  }
  return (
    <div className="form">
      <p>{t('typical.help')}</p>
      {riskKinds.map((kind) => {
        const codes = typicalCodes.filter((code) => typicalRisks[code] === kind)
        return codes.length === 0 ? null : (
          <Choices key={kind} legend={t(`kinds.${kind}`)}>
            {codes.map((code) => (
              <Choice
                key={code}
                type="checkbox"
                name={code}
                checked={chosen.has(code)}
                label={t(`typical.names.${code}`)}
                onChange={() => press(code)}
              />
            ))}
          </Choices>
        )
      })}
      <div className="form-buttons">
        <Button
          variant="contained"
          color="primary"
          disabled={chosen.size === 0}
          loading={add.isPending}
          onClick={() =>
            add.mutate({
              body: {
                projectId,
                risks: typicalCodes
                  .filter((code) => chosen.has(code))
                  .map((code) => ({ code, name: t(`typical.names.${code}`) })),
              },
            })
          }
        >
          {t('typical.add', { count: chosen.size })}
        </Button>
      </div>
    </div>
  )
}
