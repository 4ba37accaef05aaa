import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Names, type Choosing, type Name } from './Names.tsx'

type Props = Choosing & {
  title: string
  hint?: string
  names: readonly Name[]
  /** Guesses are applied together after a confirmation that lists them. */
  asks?: boolean
}

/** Names with one proposed value each, which can be applied together. */
export const ProposedNames = ({ title, hint, names, asks = false, ...choosing }: Props) => {
  const t = useTexts('project-import')
  if (names.length === 0) return null
  const takeAll = () =>
    choosing.choose(names.map((name) => ({ name, valueId: name.proposed[0]?.id ?? null })))
  const ask = () =>
    confirm({
      title: t('check.takeGuessesTitle', { count: names.length }),
      text: t('check.takeGuessesText'),
      about: (
        <ul className="import-causes">
          {names.map((name) => (
            <li key={`${name.column} ${name.name}`}>{`${name.name} → ${name.proposed[0]?.name ?? ''}`}</li>
          ))}
        </ul>
      ),
      submitLabel: t('check.takeGuesses'),
      onSubmit: takeAll,
    })
  return (
    <>
      <div className="import-actions">
        <h4>{title}</h4>
        {names.length > 1 ? (
          <Button size="small" loading={choosing.isBusy} onClick={asks ? ask : takeAll}>
            {t('check.takeProposed', { count: names.length })}
          </Button>
        ) : null}
      </div>
      {hint ? <p className="import-hint">{hint}</p> : null}
      <Names names={names} {...choosing} />
    </>
  )
}
