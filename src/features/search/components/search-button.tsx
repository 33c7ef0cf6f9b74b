import { SearchOutlined } from '@ant-design/icons';
import { lazy, Suspense, useLayoutEffect } from 'react';

import { IconButton } from '#src/components/icon-button.tsx';
import { useShell } from '#src/stores/shell.ts';

const load = () => import('./search-palette.tsx');
const SearchPalette = lazy(() => load().then((m) => ({ default: m.SearchPalette })));

/** Opens the search palette, as Ctrl or Cmd and K does from anywhere. `isMember`: someone is signed in. */
export function SearchButton({ isMember }: { isMember: boolean }) {
  const isOpen = useShell((state) => state.isSearchOpen);
  const setOpen = useShell((state) => state.setSearch);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The K will follow, and text typed after it must not be lost while the palette is still loading.
      if (event.key === 'Control' || event.key === 'Meta') void load();
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen(!useShell.getState().isSearchOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [setOpen]);
  return (
    <>
      <IconButton
        label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl+K)"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchPalette isMember={isMember} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
