import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface LatePart<Props> {
  (props: Props): ReactNode;
  /** Loads its code, so that it is drawn at once where it is shown after that. */
  load: () => Promise<unknown>;
}

/**
 * A part of a page whose code comes when it is first shown, for parts that most visits do not show.
 *
 * @param fallback stands in its place until then
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LatePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Part = lazy(loadOnce);
  function LatePart(props: Props) {
    // React shows what a Suspense boundary has waited for up to 300 ms later, even for code that is there.
    const [AtOnce] = useState(() => loaded);
    if (AtOnce) return <AtOnce {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LatePart, { load: loadOnce });
}
