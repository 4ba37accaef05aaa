import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

/** Placeholder of a screen while its code is loading. */
export const ScreenSkeleton = () => (
  <div className="screen-skeleton">
    <LoadingBlock lines={6} />
  </div>
)
