/**
 * Electron's `net.request` over Node's http: the same events in the same order, so that tests can use real servers that
 * are slow, send wrong data, redirect or hang up. An option sets a proxy.
 */
import { EventEmitter } from 'node:events';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

import type { AuthInfo, ClientRequestConstructorOptions } from 'electron';

/** An http proxy, `host:port`; for http addresses only. */
type Options = ClientRequestConstructorOptions & { proxy?: string };

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

class StandInRequest extends EventEmitter {
  readonly #options: Options;
  readonly #headers: OutgoingHttpHeaders;
  #chunks: Buffer[] = [];
  #request: http.ClientRequest | null = null;
  #response: IncomingMessage | null = null;
  #isOver = false;
  #isFollowing = false;

  constructor(options: Options) {
    super();
    this.#options = options;
    this.#headers = { ...(options.headers as OutgoingHttpHeaders | undefined) };
  }

  setHeader(name: string, value: string) {
    this.#headers[name] = value;
  }

  write(chunk: Buffer | string) {
    this.#chunks.push(Buffer.from(chunk));
  }

  followRedirect() {
    this.#isFollowing = true;
  }

  end(chunk?: Buffer | string) {
    if (chunk !== undefined) this.write(chunk);
    this.#send(this.#address());
    return this;
  }

  abort() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#request?.destroy();
    this.#response?.emit('aborted');
    this.emit('abort');
    this.emit('close');
  }

  #address(): URL {
    const { url, protocol = 'http:', hostname = 'localhost', port, path = '/' } = this.#options;
    return new URL(url ?? `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`);
  }

  #send(url: URL, credentials?: string) {
    const { proxy, method = 'GET' } = this.#options;
    const body = Buffer.concat(this.#chunks);
    const headers = {
      ...this.#headers,
      ...(body.length > 0 && { 'content-length': body.length }),
      ...(credentials !== undefined && { 'proxy-authorization': credentials }),
    };
    const way =
      proxy === undefined
        ? { hostname: url.hostname.replace(/^\[|\]$/g, ''), port: url.port, path: `${url.pathname}${url.search}` }
        : { hostname: proxy.split(':')[0], port: proxy.split(':')[1], path: url.href };
    const open = url.protocol === 'https:' ? https.request : http.request;
    this.#request = open({ ...way, method, headers });
    this.#request.on('error', (error) => this.#die(error));
    this.#request.on('response', (response) => this.#receive(response, url));
    this.#request.end(body);
  }

  #receive(response: IncomingMessage, url: URL) {
    const status = response.statusCode ?? 0;
    const { location = '' } = response.headers;
    if (status === 407) return this.#signIn(response, url);
    if (isRedirect(status) && location !== '') {
      response.resume();
      const target = new URL(location, url);
      this.emit('redirect', status, 'GET', target.href, response.headers);
      if (this.#isFollowing || this.#options.redirect !== 'manual') return this.#send(target);
      return this.#die(new Error('Redirect was cancelled'));
    }
    this.#response = response;
    response.on('error', (error) => this.#die(error));
    response.on('end', () => this.#close());
    this.emit('response', response);
  }

  #signIn(response: IncomingMessage, url: URL) {
    const [host = '', port = '0'] = (this.#options.proxy ?? '').split(':');
    const asking: AuthInfo = { isProxy: true, scheme: 'basic', host, port: Number(port), realm: 'the office' };
    const isAsked = this.emit('login', asking, (username?: string, password?: string) => {
      if (username === undefined) {
        this.#response = response;
        this.emit('response', response);
        return;
      }
      response.resume();
      this.#send(url, `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
    });
    if (!isAsked) this.#die(new Error('net::ERR_PROXY_AUTH_REQUESTED'));
  }

  #die(error: Error) {
    if (this.#isOver) return;
    this.emit('error', error);
    this.#close();
  }

  #close() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.emit('close');
  }
}

export const netRequest = (options: Options) => new StandInRequest(options);
