import './templates.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getNotificationTemplate } from '../../contract/notification-template.endpoints.ts'
import { notificationCodes } from '../../domain/notification-codes.ts'
import { templateSearch } from './template-search.ts'
import { TemplatePage } from './TemplatePage.tsx'
import { useTemplateOwner } from './use-template-owner.ts'

/** Screen of a template: texts in both languages, placeholders, preview and versions. */
export const NotificationTemplate = () => {
  const t = useTexts('communication')
  const [{ code: chosenCode }] = useScreenSearch(templateSearch)
  const { acceleratorId, isNobody } = useTemplateOwner()
  const code = notificationCodes.find((one) => one === chosenCode)
  const answer = useCall(
    getNotificationTemplate,
    {
      query: {
        code: code ?? 'TEST',
        ...(acceleratorId === null ? {} : { acceleratorId: String(acceleratorId) }),
      },
    },
    { enabled: code !== undefined && !isNobody, deniedHere: true },
  )
  if (code === undefined || isNobody)
    return <PageState icon={SearchIcon} title={t('templates.one.none')} text={t('templates.one.noneText')} />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={10} />
    )
  return (
    <TemplatePage
      key={`${code}:${answer.data.version}`}
      template={answer.data}
      acceleratorId={acceleratorId}
    />
  )
}
