import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { tokenActions, type ApiToken } from './token-actions.ts'

const TokenRow = ({ token, by }: { token: ApiToken; by: boolean }) => {
  const t = useTexts('api-tokens')
  const actions = useActions(tokenActions)(token)
  return (
    <Row
      title={token.name}
      facts={
        <>
          <span>{t(`scopes.${token.scope}`)}</span>
          {token.accelerator && !by ? <span>{token.accelerator.name}</span> : null}
          {by ? <span>{t('tokens.createdBy', { person: token.createdBy.name })}</span> : null}
          <span translate="no">{t('tokens.begins', { key: token.begins })}</span>
          <span>
            {t('tokens.expires')} <DateText value={token.expiresAt} />
          </span>
          <span>
            {token.lastUsedAt ? (
              <>
                {t('tokens.lastUsed')} <DateText value={token.lastUsedAt} as="relative" />
              </>
            ) : (
              t('tokens.neverUsed')
            )}
          </span>
        </>
      }
      end={
        token.ended ? (
          <StateChip tone="blocked" label={t(`ended.${token.ended}`)} />
        ) : (
          <ActionMenu actions={actions} label={t('tokens.actions', { name: token.name })} />
        )
      }
    />
  )
}

/** Tokens one under another; `by` says who made each, where they are of several people. */
export const TokenRows = ({ tokens, by = false }: { tokens: readonly ApiToken[]; by?: boolean }) => (
  <Rows>
    {tokens.map((token) => (
      <TokenRow key={token.id} token={token} by={by} />
    ))}
  </Rows>
)
