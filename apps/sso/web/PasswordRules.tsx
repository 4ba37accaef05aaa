import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/public/Icon.tsx'
import { passwordRules } from './form-rules.ts'

/** Requirements of a password; each line is ticked as soon as it is fulfilled. */
export const PasswordRules = ({ password, shortest }: { password: string; shortest: number }) => {
  const t = useTexts('sso')
  return (
    <ul className="password-rules">
      {(['length', 'letter', 'digit'] as const).map((rule) => {
        const met = passwordRules[rule](password, shortest)
        return (
          <li key={rule} className={met ? 'password-rules__met' : undefined}>
            {met ? (
              <Icon name="check" size={16} />
            ) : (
              <span className="password-rules__dot" aria-hidden="true" />
            )}
            {t(`pages.rules.${rule}`, { count: shortest })}
            <span className="visually-hidden"> {t(met ? 'pages.rules.met' : 'pages.rules.open')}</span>
          </li>
        )
      })}
    </ul>
  )
}
