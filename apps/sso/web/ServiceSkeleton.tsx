import { Skeleton } from '#platform/web/public/Skeleton.tsx'

/** Placeholder of the form, in its size. */
export const ServiceSkeleton = () => (
  <div className="form" aria-busy="true">
    <Skeleton width="50%" height={32} />
    <Skeleton width="25%" />
    <Skeleton height={44} />
    <Skeleton width="25%" />
    <Skeleton height={44} />
    <Skeleton height={44} />
  </div>
)
