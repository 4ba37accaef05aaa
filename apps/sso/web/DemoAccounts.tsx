import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Demo accounts by the first part of their address (issue 2); only in demo mode. */
const accounts = [
  'ini',
  'acc',
  'acc-admin',
  'trc',
  'trc-team',
  'exp',
  'mnt',
  'inv',
  'cst',
  'admin',
  'htadm',
  'htfrn',
  'htusr',
] as const
const password = 'demo-Passw0rd'

/** In demo mode, one click fills in the account of a role. */
export const DemoAccounts = ({
  onChoose,
}: {
  onChoose: (values: { email: string; password: string }) => void
}) => {
  const t = useTexts('sso')
  return (
    <section className="demo-accounts" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('pages.demo.title')}</h2>
      <ul>
        {accounts.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="demo-accounts__one"
              onClick={() => onChoose({ email: `${name}@demo.example`, password })}
            >
              {t(`pages.demo.roles.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
