import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a page whose code comes when it is first shown, for parts that most visits do not show.
 *
 * @param fallback stands in its place until then
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): (props: Props) => ReactNode {
  const Part = lazy(async () => ({ default: await load() }));
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
