import { SearchOutlined } from '@ant-design/icons';
import { useLayoutEffect } from 'react';
import { IconButton } from '#src/components/icon-button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useShell } from '#src/stores/shell.ts';

const SearchPalette = lateDialog(async () => (await import('./search-palette.tsx')).SearchPalette);

/** Opens the search palette, as Ctrl or Cmd and K does from anywhere. `isMember`: someone is signed in. */
export function SearchButton({ isMember }: { isMember: boolean }) {
  const isOpen = useShell((state) => state.isSearchOpen);
  const setOpen = useShell((state) => state.setSearch);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The K will follow, and text typed after it must not be lost while the palette is still loading.
      if (event.key === 'Control' || event.key === 'Meta') void SearchPalette.load();
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
        {...SearchPalette.approach}
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden="true" />
      </IconButton>
      {isOpen && <SearchPalette isMember={isMember} onClose={() => setOpen(false)} />}
    </>
  );
}
