import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Copied } from '#platform/web/work/components/Copied.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getAcceleratorTokens, getApiTokens } from '../contract/api-token.endpoints.ts'
import { NewToken } from './NewToken.tsx'
import { TokenRows } from './TokenRows.tsx'

type Own = ResponseOf<typeof getApiTokens>

/** Every token that acts in an accelerator, for those who administer it. */
const OfAccelerator = ({ accelerator: { id, name } }: { accelerator: Own['accelerators'][number] }) => {
  const t = useTexts('api-tokens')
  const { data, error, refetch } = useCall(getAcceleratorTokens, { query: { acceleratorId: id } })
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock />
  return (
    <Section title={t('tokens.ofAccelerator', { name })} help={t('tokens.ofAcceleratorHelp')}>
      {data.tokens.length > 0 ? (
        <TokenRows tokens={data.tokens} by />
      ) : (
        <p>{t('tokens.noneOfAccelerator')}</p>
      )}
    </Section>
  )
}

const Tokens = ({ tokens, accelerators }: Own) => {
  const t = useTexts('api-tokens')
  const create = () =>
    openDrawer({ title: t('tokens.createTitle'), body: <NewToken accelerators={accelerators} /> })
  const url = `${window.location.origin}/api/v1/projects-in-work/list`
  return (
    <>
      <Section
        title={t('tokens.title')}
        help={t('tokens.help')}
        action={<Button onClick={create}>{t('tokens.create')}</Button>}
      >
        {tokens.length > 0 ? <TokenRows tokens={tokens} /> : <p>{t('tokens.none')}</p>}
        <details>
          <summary>{t('tokens.example')}</summary>
          <Copied label="curl" text={`curl -H "Authorization: Bearer $RUNWAY_TOKEN" "${url}"`} />
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {t('tokens.reference')}
          </a>
        </details>
      </Section>
      {accelerators.map((accelerator) => (
        <OfAccelerator key={accelerator.id} accelerator={accelerator} />
      ))}
    </>
  )
}

/** The tab of the profile where a person looks after the tokens of their programs, and an administrator after an accelerator's. */
export const ApiTokens = () => {
  const t = useTexts('api-tokens')
  const person = useStore(personStore)
  const isTheirs = person !== null && person.impersonatedBy === null
  const { data, error, refetch } = useCall(getApiTokens, {}, { enabled: isTheirs })
  if (person?.impersonatedBy) return <p className="section-help">{t('tokens.notYours')}</p>
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? <Tokens {...data} /> : <LoadingBlock />
}
