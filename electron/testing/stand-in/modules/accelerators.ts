const modifiers = new Set(
  'command cmd control ctrl commandorcontrol cmdorctrl alt option altgr shift super meta'.split(' '),
);

const named = new Set(
  (
    'plus space tab capslock numlock scrolllock backspace delete insert return enter up down left right home end ' +
    'pageup pagedown escape esc volumeup volumedown volumemute medianexttrack mediaprevioustrack mediastop ' +
    'mediaplaypause printscreen num0 num1 num2 num3 num4 num5 num6 num7 num8 num9 numdec numadd numsub nummult numdiv'
  ).split(' '),
);

const isKey = (key: string) => named.has(key) || /^f([1-9]|1\d|2[0-4])$/.test(key) || /^[!-~]$/.test(key);

/** Whether Electron accepts the accelerator: modifiers, then one key (docs: "Accelerator"), in ASCII for Chromium. */
export function isAccelerator(accelerator: string): boolean {
  const parts = accelerator.toLowerCase().split('+');
  const key = parts.pop() ?? '';
  return isKey(key) && parts.every((part) => modifiers.has(part));
}
