import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { CheckCircleIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { fieldInWords } from '../../contract/reason-words.ts'
import type { Trial } from '../form.types.ts'

type Props = { trial: Trial; names: ReadonlyMap<string, string> }

/** Result of the sample: sender, project, values, and problems. */
export const TrialResult = ({ trial, names }: Props) => {
  const t = useTexts('form-intake')
  const { action, reason, sender, project, values, problems } = trial
  const isSound = action !== 'REJECT'
  return (
    <section className="form-intake-part" aria-label={t('trial.title')}>
      <h3>{t('trial.title')}</h3>
      <p role="status" className="form-intake-verdict">
        {isSound ? <CheckCircleIcon /> : <WarningIcon />}
        <span>
          {t(`trial.${action}`, { project: project.name, email: sender.email })}
          {reason ? `. ${t(`reasons.${reason}`)}` : ''}
        </span>
      </p>
      <Facts>
        <Fact label={t('trial.sender')}>
          {[sender.name, sender.email, sender.phone].filter(Boolean).join(', ') || t('trial.none')}
          {sender.email === '' || !isSound ? null : (
            <span className="form-intake-hint"> {t(sender.known ? 'trial.known' : 'trial.unknown')}</span>
          )}
        </Fact>
        {project.name === '' ? null : (
          <Fact label={t('trial.project')}>
            {project.name}{' '}
            {isSound ? (
              <span className="form-intake-hint">{t(project.known ? 'trial.found' : 'trial.new')}</span>
            ) : null}
          </Fact>
        )}
      </Facts>
      {problems.length > 0 ? (
        <Rows>
          {problems.map(({ field, text, problem }) => (
            <Row
              key={`${field}/${problem}`}
              title={fieldInWords(field, t)}
              facts={t(`problems.${problem}`)}
              text={text}
            />
          ))}
        </Rows>
      ) : null}
      {values.length > 0 ? (
        <>
          <h3>{t('trial.values')}</h3>
          <Facts>
            {values.map(({ target, text }) => (
              <Fact key={target} label={names.get(target) ?? target}>
                {text}
              </Fact>
            ))}
          </Facts>
        </>
      ) : null}
    </section>
  )
}
