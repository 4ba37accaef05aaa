import './gallery.css'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

const failed = (status: number, code: string) =>
  new ApiError({
    url: '/api/v1/sample',
    status,
    statusText: '',
    body: { code, message: `Error: ${code}`, params: {}, requestId: '5c0f-1a2b' },
  })

/** Empty, no results, failed, denied, unavailable, loading. */
export const StatesSample = () => {
  const t = useTexts('gallery')
  return (
    <div className="gallery-states">
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button variant="contained" color="primary">
            {t('create')}
          </Button>
        }
      />
      <ErrorState error={failed(500, 'UNEXPECTED_ERROR')} retry={() => undefined} />
      <ErrorState error={failed(503, 'SERVICE_UNAVAILABLE')} retry={() => undefined} />
      <ErrorState error={failed(404, 'NOT_FOUND')} />
      <DeniedState />
      <LoadingBlock lines={5} />
    </div>
  )
}
