import { act } from '@testing-library/react';

/** An upload as the browser makes it, answered by the test. */
export class UploadRequest {
  static all: UploadRequest[] = [];
  url = '';
  body: unknown;
  status = 0;
  responseText = '';
  statusText = '';
  isAborted = false;
  upload = new EventTarget();
  #events = new EventTarget();
  constructor() {
    UploadRequest.all.push(this);
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  addEventListener(name: string, listener: () => void) {
    this.#events.addEventListener(name, listener);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.#events.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })));
  }
  async answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    await act(async () => void this.#events.dispatchEvent(new Event('load')));
  }
  async breakOff() {
    await act(async () => void this.#events.dispatchEvent(new Event('error')));
  }
}
