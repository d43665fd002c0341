import { useEffect, useState, type ComponentType } from 'react';
import { m } from '@touchline/messages';
import { useToasts } from '../toast/useToasts.ts';

interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog or drawer whose code is fetched when it is opened for the first time, so that the first screen does not wait
 * for it. Where the code does not come, the overlay closes again, and a toast says why and offers to reload the page: the
 * next opening tries anew, but Chrome remembers for as long as a page lives that a module did not come.
 */
export function loadOverlayOnFirstOpen<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function OverlayOnFirstOpen(props: Props) {
    const { open, onOpenChange } = props;
    const [Overlay, setOverlay] = useState(() => loaded);
    const toasts = useToasts();
    const isWanted = open && Overlay === null;
    useEffect(() => {
      if (!isWanted) return undefined;
      let isShown = true;
      const fetchOverlay = async (): Promise<void> => {
        try {
          loaded = await load();
          if (isShown) setOverlay(() => loaded);
        } catch {
          if (!isShown) return;
          onOpenChange(false);
          toasts.error({
            text: m.ui_overlay_unreachable(),
            action: { label: m.ui_overlay_reload(), onPress: () => globalThis.location.reload() },
          });
        }
      };
      void fetchOverlay();
      return () => {
        isShown = false;
      };
    }, [isWanted, onOpenChange, toasts]);
    return Overlay === null ? null : <Overlay {...props} />;
  };
}
