import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { adoptSample } from '../../contract/sample-programme.endpoints.ts'

/** Offers the portal's sample programme, in either language, to an accelerator without programmes. */
export const SampleOffer = () => {
  const t = useTexts('programmes')
  const adopt = useCommand(adoptSample, {
    success: ({ name }) => t('settings.done.created', { name, context: 'programme' }),
  })
  return (
    <>
      {(['ru', 'en'] as const).map((locale) => (
        <Button key={locale} loading={adopt.isPending} onClick={() => adopt.mutate({ body: { locale } })}>
          {t(`settings.sample.${locale}`)}
        </Button>
      ))}
    </>
  )
}
