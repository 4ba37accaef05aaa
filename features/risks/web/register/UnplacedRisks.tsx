import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { Register } from '../risk.types.ts'
import { openRiskForm } from './open-risk-form.tsx'

type Props = {
  risks: readonly { id: number; name: string }[]
  projectId: number
  register: Register
  mayPlace: boolean
}

/** Risks without a position after the response; each opens its form. */
export const UnplacedRisks = ({ risks, projectId, register, mayPlace }: Props) => {
  const t = useTexts('risks')
  const { team, calculations } = register
  return (
    <>
      <p>{t('matrix.notPlaced', { count: risks.length })}</p>
      <ul className="risks-unplaced">
        {risks.map(({ id, name }) => {
          const risk = mayPlace ? register.risks.find((one) => one.id === id) : undefined
          return (
            <li key={id}>
              {risk ? (
                <Button
                  size="small"
                  onClick={() => openRiskForm(t('form.editTitle'), { projectId, team, calculations, risk })}
                >
                  {name}
                </Button>
              ) : (
                name
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
