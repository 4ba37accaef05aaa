import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

/** What stands in a screen's place while its code is on the way. */
export const ScreenSkeleton = () => (
  <div className="screen-skeleton">
    <LoadingBlock lines={6} />
  </div>
)
