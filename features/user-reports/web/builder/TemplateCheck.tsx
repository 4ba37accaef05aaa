import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import type { ReportRole } from '../../domain/access.rules.ts'
import { blindOf } from '../../domain/seen-by.rules.ts'
import type { CheckedTemplate, TemplateProblem } from '../report.types.ts'
import { placeWords, problemWords } from './problem-words.ts'

type Props = {
  checked: CheckedTemplate
  /** Replaces the tags by the closest known ones; without any the file is only checked again. */
  onMend: (problems: readonly TemplateProblem[]) => void
  /** Downloads the file with its problems marked. */
  onMarked: () => void
  isBusy: boolean
}

const canMend = ({ instead }: TemplateProblem): boolean => instead !== null

const keyOf = ({ kind, tag, part, place }: TemplateProblem): string => [kind, tag, part, place].join(' ')

/** Lists the tags that are blank for some readers, given the access chosen now. */
const Blind = ({ veiled }: Pick<CheckedTemplate, 'veiled'>) => {
  const t = useTexts('user-reports')
  const [forAll, roles] = [useField('forAll').value === true, (useField('roles').value ?? []) as ReportRole[]]
  const blind = veiled.filter(({ seenBy }) => blindOf(seenBy, { forAll, roles }).length > 0)
  if (blind.length === 0) return null
  return (
    <Notice tone="info" title={t('template.blind')}>
      <ul className="user-reports-problems">
        {blind.map(({ tag, seenBy }) => (
          <li key={tag}>{t(`template.blindTag.${seenBy}`, { tag })}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** What was found in an uploaded template: its tags, and each fault with its place and the nearest tag there is. */
export const TemplateCheck = ({
  checked: { problems, tags, file, veiled },
  onMend,
  onMarked,
  isBusy,
}: Props) => {
  const t = useTexts('user-reports')
  const mendable = file ? problems.filter(canMend) : []
  return (
    <div className="user-reports-check">
      {problems.length === 0 ? (
        <p role="status">{t('template.fine')}</p>
      ) : (
        <Notice
          tone="rejected"
          title={t('template.refused')}
          actions={
            file ? (
              <>
                {mendable.length > 1 ? (
                  <Button size="small" disabled={isBusy} onClick={() => onMend(mendable)}>
                    {t('template.mendAll')}
                  </Button>
                ) : null}
                {problems.some(({ place }) => place !== '') ? (
                  <Button size="small" onClick={onMarked}>
                    {t('template.marked')}
                  </Button>
                ) : null}
                <Button size="small" disabled={isBusy} onClick={() => onMend([])}>
                  {t('template.again')}
                </Button>
              </>
            ) : null
          }
        >
          <ul className="user-reports-problems">
            {problems.map((problem) => (
              <li key={keyOf(problem)}>
                <span>
                  {problemWords(t, problem)} <small>{placeWords(t, problem)}</small>
                </span>
                {file && canMend(problem) ? (
                  <Button size="small" disabled={isBusy} onClick={() => onMend([problem])}>
                    {t('template.mend', { nearest: problem.instead })}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Blind veiled={veiled} />
      {tags.length > 0 ? (
        <p className="user-reports-tags">
          <strong>{t('template.found')}</strong>{' '}
          {tags.map((tag) => (
            <code key={tag} translate="no">
              {tag}
            </code>
          ))}
        </p>
      ) : null}
    </div>
  )
}
